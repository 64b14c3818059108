import { Component, type ComponentClass, type ReactNode } from 'react';

/** An error boundary that shows nothing and reports to the shell, which draws the fallback. */
export function createFailureBoundary<Props extends object>(listenerOf: (props: Props) => (error: unknown) => void): ComponentClass<Props> {
  return class FailureBoundary extends Component<Props & { children?: ReactNode }, { hasFailed: boolean }> {
    override state = { hasFailed: false };

    static getDerivedStateFromError(): { hasFailed: boolean } {
      return { hasFailed: true };
    }

    override componentDidCatch(error: unknown): void {
      listenerOf(this.props)(error);
    }

    override render(): ReactNode {
      return this.state.hasFailed ? null : this.props.children;
    }
  };
}
