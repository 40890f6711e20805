import { Component, type ReactNode } from 'react';
import { text } from '../text/messages.ts';
import './failure.css';

interface ErrorBoundaryState {
  readonly error: unknown;
}

/** Replaces a page that failed. It leaves stored data as it is, so that the game goes on after a reload. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <main className="failure" role="alert">
        <h1>{text('error.title')}</h1>
        <p>{text('error.help')}</p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {text('action.reload')}
        </button>
        <details>
          <summary>{text('error.details')}</summary>
          <pre>{error instanceof Error ? `${error.name}: ${error.message}` : text('error.unknown')}</pre>
        </details>
      </main>
    );
  }
}
