// Starts the program once the name of the game has been painted: reading and running it takes a slow phone a second, in
// which nothing shows. A page in the background paints nothing and starts at once.
{
  const { program, start, house, failed } = document.currentScript.dataset;
  // what the address needs is fetched with the program
  const wanted = ['', '#', '#/'].includes(location.hash) ? start : house;
  for (const file of wanted.split(' ')) {
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
