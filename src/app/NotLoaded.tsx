import { Dialog } from '../pages/controls/Dialog.tsx';
import type { PageProps, Route } from '../pages/routes.ts';
import { text } from '../text/messages.ts';

interface NotLoadedProps extends PageProps {
  readonly route: Route;
  readonly onRetry: () => void;
  /** A second try has failed too. */
  readonly again: boolean;
}

/** Stands in for a page whose code did not come, and offers another try. */
export function NotLoaded({ route, onRetry, again, onClose }: NotLoadedProps) {
  const words = (
    <div className="not-loaded" role="alert">
      <p>{text('page.not-loaded')}</p>
      {again && <p>{text('page.not-loaded-again')}</p>}
      <div className="dialog-actions">
        {again && (
          <button type="button" className="button quiet" onClick={() => location.reload()}>
            {text('action.reload')}
          </button>
        )}
        <button type="button" className="button" onClick={onRetry}>
          {text('action.retry')}
        </button>
      </div>
    </div>
  );
  switch (route.shape) {
    case 'dialog':
      return (
        <Dialog title={text(route.title)} onClose={onClose}>
          {words}
        </Dialog>
      );
    case 'page':
      return words;
  }
}
