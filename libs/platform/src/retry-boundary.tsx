import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Rendered instead of children that threw. */
  fallback: (retry: () => void) => ReactNode;
  onError: (error: unknown) => void;
  /** Runs before the children render again. */
  onRetry?: () => void;
}

/** Catches errors of its children, reports once, and renders them again on request. */
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
