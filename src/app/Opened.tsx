import { Suspense, useRef } from 'react';
import { useNavigation } from '../pages/navigation.ts';
import type { Place } from '../pages/places.ts';
import { text } from '../text/messages.ts';
import { pageContent } from './loading.ts';
import { LoadBoundary } from './LoadBoundary.tsx';
import { Page } from './Page.tsx';
import { Part } from './Part.tsx';

/** A dialogue or page opened by its address; its content is loaded when it is first needed. */
export function Opened({ place }: { place: Place }) {
  const { close } = useNavigation();
  const isClosing = useRef(false);
  // going back takes the browser a moment, in which a second request to close must not go back once more
  const closeOnce = (): void => {
    if (isClosing.current) return;
    isClosing.current = true;
    close();
  };
  const content = (
    <LoadBoundary place={place} onClose={closeOnce}>
      <Suspense fallback={<output className="loading">{text('page.loading')}</output>}>
        <Part source={() => pageContent(place.path)} given={{ onClose: closeOnce }} />
      </Suspense>
    </LoadBoundary>
  );
  switch (place.shape) {
    case 'dialog':
    case 'screen':
      return content;
    case 'page':
      return (
        <Page place={place.path} title={text(place.title)} onClose={closeOnce}>
          {content}
        </Page>
      );
  }
}
