// Begins the program once the name of the game has been painted: to read and run it takes a slow phone a second, in
// which it would show nothing. A page in the background paints nothing and begins at once.
{
  const { program, failed } = document.currentScript.dataset;
  const begin = async () => {
    try {
      await import(new URL(program, document.baseURI));
    } catch (cause) {
      document.querySelector('.splash').textContent = failed;
      throw cause;
    }
  };
  if (document.hidden) void begin();
  else requestAnimationFrame(() => setTimeout(() => void begin()));
}
