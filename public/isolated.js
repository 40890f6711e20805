/**
 * Runs before the rest of the service worker. Even on a host that does not send the headers for it, the pages and
 * workers for which the service worker answers are isolated from other origins, so that they may share memory.
 */
const isolated = (response) => {
  if (response.type === 'error' || response.type === 'opaqueredirect') return response;
  const headers = new Headers(response.headers);
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Embedder-Policy', 'require-corp');
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
};

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' && event.request.destination !== 'worker') return;
  const answer = event.respondWith.bind(event);
  event.respondWith = (response) => answer(Promise.resolve(response).then(isolated));
});
