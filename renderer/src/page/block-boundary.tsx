import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

/** An error boundary per block: a failing block stays empty and the page continues. */
export class BlockBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
