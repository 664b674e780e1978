import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';

interface ToastText {
  readonly text: string;
  readonly offer?: { readonly name: string; readonly act: () => void };
}

const SHOWN_MS = 6_000;
/** The user needs time to reach the button of the toast. */
const OFFERED_MS = 15_000;

const queue = new ToastQueue<ToastText>({ maxVisibleToasts: 3 });

/** Shows a toast. */
export const showToast = (text: string): void => void queue.add({ text }, { timeout: SHOWN_MS });

/** Shows a toast with a button for a limited time. Returns a function that removes it. */
export const offer = (text: string, name: string, act: () => void): (() => void) => {
  const key = queue.add({ text, offer: { name, act } }, { timeout: OFFERED_MS });
  return () => queue.close(key);
};

export const Toasts = () => (
  <ToastRegion queue={queue} className="toasts">
    {({ toast }) => (
      <Toast toast={toast} className="toast">
        <ToastContent>
          <Text slot="title">{toast.content.text}</Text>
        </ToastContent>
        {toast.content.offer && (
          <Button
            className="button-bare"
            onPress={() => {
              queue.close(toast.key);
              toast.content.offer?.act();
            }}
          >
            {toast.content.offer.name}
          </Button>
        )}
        <Button slot="close" aria-label="Close" className="button-bare">
          ×
        </Button>
      </Toast>
    )}
  </ToastRegion>
);
