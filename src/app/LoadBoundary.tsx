import { Component, type ReactNode } from 'react';
import type { PageProps, Route } from '../pages/routes.ts';
import { forgetPage, PageLoadError } from './loading.ts';
import { NotLoaded } from './NotLoaded.tsx';

interface LoadBoundaryProps extends PageProps {
  readonly route: Route;
  readonly children: ReactNode;
}

interface LoadBoundaryState {
  readonly error: unknown;
  readonly tries: number;
}

/** Offers another try where the code of a page did not come; any other fault goes on upwards. */
export class LoadBoundary extends Component<LoadBoundaryProps, LoadBoundaryState> {
  override state: LoadBoundaryState = { error: null, tries: 0 };

  static getDerivedStateFromError(error: unknown): Partial<LoadBoundaryState> {
    return { error };
  }

  private readonly retry = (): void => {
    forgetPage(this.props.route);
    this.setState(({ tries }) => ({ error: null, tries: tries + 1 }));
  };

  override render(): ReactNode {
    const { error, tries } = this.state;
    const { route, onClose, children } = this.props;
    if (error === null) return children;
    if (!(error instanceof PageLoadError)) throw error;
    return <NotLoaded route={route} onClose={onClose} onRetry={this.retry} again={tries > 0} />;
  }
}
