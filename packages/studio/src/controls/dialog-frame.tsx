import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

interface DialogFrameProps {
  readonly title: string;
  /** Absent: the dialog cannot be dismissed. */
  readonly onClose?: () => void;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog, open while it is rendered. */
export const DialogFrame = ({ title, onClose, isWide, children }: DialogFrameProps) => (
  <ModalOverlay
    className="overlay"
    isOpen
    isDismissable={false}
    isKeyboardDismissDisabled={!onClose}
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose?.();
    }}
  >
    <Modal className={isWide ? 'modal modal-wide' : 'modal'}>
      <Dialog className="dialog">
        <Heading slot="title">{title}</Heading>
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
);
