import { Component, type ReactNode } from 'react';

interface Props {
  /** Told when the chart has failed and is gone. */
  onFailure: () => void;
  children: ReactNode;
}

/** Keeps a failure of the interactive chart from taking the page along: the static one below it says the same. */
export class ChartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
