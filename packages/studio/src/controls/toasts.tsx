import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';

const SHOWN_MS = 6_000;

const queue = new ToastQueue<string>({ maxVisibleToasts: 3 });

/** Says in passing that something is done. */
export const tell = (text: string): void => void queue.add(text, { timeout: SHOWN_MS });

export const Toasts = () => (
  <ToastRegion queue={queue} className="toasts">
    {({ toast }) => (
      <Toast toast={toast} className="toast">
        <ToastContent>
          <Text slot="title">{toast.content}</Text>
        </ToastContent>
        <Button slot="close" aria-label="Close" className="button-bare">
          ×
        </Button>
      </Toast>
    )}
  </ToastRegion>
);
