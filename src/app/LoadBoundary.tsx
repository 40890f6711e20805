import { Component, type ReactNode } from 'react';
import type { PageProps } from '../pages/pageProps.ts';
import { isLoadError } from './loading.ts';
import { NotLoaded, type Frame } from './NotLoaded.tsx';

interface LoadBoundaryProps extends PageProps {
  readonly place: Frame;
  readonly children: ReactNode;
}

interface LoadBoundaryState {
  readonly error: unknown;
}

/**
 * Offers to try again if the code of a page, or of a part of it, could not be loaded; any other error is passed
 * upwards.
 */
export class LoadBoundary extends Component<LoadBoundaryProps, LoadBoundaryState> {
  override state: LoadBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): LoadBoundaryState {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { place, onClose, children } = this.props;
    if (error === null) return children;
    if (!isLoadError(error)) throw error;
    return <NotLoaded place={place} onClose={onClose} />;
  }
}
