// Begins the program once the name of the game has been painted: to read and run it takes a slow phone a second, in
// which it would show nothing. A page in the background paints nothing and begins at once.
{
  const { program, house, failed } = document.currentScript.dataset;
  // at the start page the rest comes later; wherever else a visit begins, with the program
  if (!['', '#', '#/'].includes(location.hash))
    for (const file of house.split(' ')) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = file.endsWith('.css') ? 'style' : 'script';
      link.crossOrigin = '';
      link.href = file;
      document.head.append(link);
    }
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
