import { createElement, Suspense, use, useRef } from 'react';
import { useNavigation } from '../pages/navigation.ts';
import type { PageProps, Route } from '../pages/routes.ts';
import { text } from '../text/messages.ts';
import { pageContent } from './loading.ts';
import { LoadBoundary } from './LoadBoundary.tsx';
import { Page } from './Page.tsx';

/** A dialogue or page that was opened by its address, its content loaded when it is first wanted. */
export function Opened({ route }: { route: Route }) {
  const { close } = useNavigation();
  const isClosing = useRef(false);
  // going back takes the browser a moment, in which a second wish to close must not go back once more
  const closeOnce = (): void => {
    if (isClosing.current) return;
    isClosing.current = true;
    close();
  };
  const content = (
    <LoadBoundary route={route} onClose={closeOnce}>
      <Suspense fallback={<output className="loading">{text('page.loading')}</output>}>
        <Content route={route} onClose={closeOnce} />
      </Suspense>
    </LoadBoundary>
  );
  switch (route.shape) {
    case 'dialog':
    case 'screen':
      return content;
    case 'page':
      return (
        <Page title={text(route.title)} onClose={closeOnce}>
          {content}
        </Page>
      );
  }
}

function Content({ route, onClose }: PageProps & { route: Route }) {
  const content = pageContent(route);
  return createElement(content instanceof Promise ? use(content) : content, { onClose });
}
