import { useEffect } from 'react';
import { text } from '../text/messages.ts';

/**
 * Names the document after what a page shows, if that is not called by the name of its place, and restores the name of
 * the place afterwards.
 */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const named = text('page.title', { page: title, app: text('app.title') });
    let before = document.title;
    // the house writes the name of the place when its frame has been drawn, and the number of waiting games is put
    // before a name
    const write = (): void => {
      if (document.title.endsWith(named)) return;
      before = document.title;
      document.title = named;
    };
    write();
    const element = document.querySelector('title');
    const observer = new MutationObserver(write);
    if (element !== null) observer.observe(element, { childList: true });
    return () => {
      observer.disconnect();
      document.title = before;
    };
  }, [title]);
}
