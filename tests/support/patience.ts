/** Page tests wait for what is loaded on demand as long as this, in milliseconds: none fails because a machine is slow. */
export const PATIENCE = 10_000;

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: PATIENCE });
}
