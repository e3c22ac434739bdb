import { Component } from 'react';
import type { ReactNode } from 'react';

import { messageOf } from '#kit/message-of';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** What stands there instead; `retry` draws the children again. */
  renderError: (message: string, retry: () => void) => ReactNode;
}

interface Caught {
  readonly message: string | undefined;
}

/** Draws something else where its children throw. React has no other way to it than a class. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  override state: Caught = { message: undefined };

  static getDerivedStateFromError(error: unknown): Caught {
    return { message: messageOf(error) };
  }

  retry = () => this.setState({ message: undefined });

  override render() {
    const { message } = this.state;
    return message === undefined ? this.props.children : this.props.renderError(message, this.retry);
  }
}
