import { useEffect } from 'react';
import { text } from '../text/messages.ts';

/** Names the document after what a page shows, as its name is not that of its place, and leaves it the name of the place. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const named = text('page.title', { page: title, app: text('app.title') });
    let before = document.title;
    // the house names the place when its frame has been drawn, and the number of waiting games is written before a name
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
