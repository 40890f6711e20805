/** Calls `reread` now and whenever another tab may have kept something under a key. The returned function ends it. */
export function hearTabs(reread: () => void, kept: string): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === kept || key === null) reread();
  };
  reread();
  addEventListener('storage', hear);
  addEventListener('pageshow', reread);
  document.addEventListener('visibilitychange', reread);
  return () => {
    removeEventListener('storage', hear);
    removeEventListener('pageshow', reread);
    document.removeEventListener('visibilitychange', reread);
  };
}
