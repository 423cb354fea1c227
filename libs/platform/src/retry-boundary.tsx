import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What stands in for children that threw. */
  fallback: (retry: () => void) => ReactNode;
  onError: (error: unknown) => void;
  /** Runs before the children are tried again. */
  onRetry?: () => void;
}

/** Contains what its children throw, tells once, and tries them again on demand. */
export class RetryBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
