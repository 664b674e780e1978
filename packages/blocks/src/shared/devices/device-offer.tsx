import { callService } from '@broadsheet/browser-calls/call-service';
import type { Action } from '@broadsheet/contract/actions';
import { devices } from '@broadsheet/contract/calls/devices';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useEffect, useRef, useState } from 'react';
import { error, note } from '../form/message.styles.ts';
import * as callOut from '../page/call-out.styles.ts';
import * as control from '../page/control.styles.ts';
import { declineOffer, isOfferDeclined } from './declined-offer.ts';
import * as styles from './device-offer.styles.ts';
import type { DeviceState } from './device-state.ts';
import { useDevice } from './use-device.ts';

export interface DeviceOfferProps {
  readonly about: 'interviews' | 'messages';
  readonly messages: Messages['device-offer'];
  readonly dispatch: (action: Action) => void;
}

/** The notices of this browser, and whether the site sends any: it is called only while there is something to offer. */
const useOffer = ({ messages, dispatch }: DeviceOfferProps) => {
  const [publicKey, setPublicKey] = useState<string | null>(null);
  const [wasDeclined] = useState(isOfferDeclined);
  const device = useDevice({
    publicKey,
    failed: messages.failed,
    // The offer itself says that notices are on.
    dispatch: (action) => {
      if (action.action !== 'toast') dispatch(action);
    },
  });
  const isNeeded = device.state === 'off' && !wasDeclined;
  useEffect(() => {
    if (!isNeeded) return;
    const page = window.location.search;
    void callService(devices, {}, { page }).then((result) => {
      if (result.ok) setPublicKey(result.data.publicKey);
    });
  }, [isNeeded]);
  return { ...device, isReady: publicKey !== null };
};

/** What a press has led to; null before one. */
const outcomeOf = (
  state: DeviceState | null,
  hasDeclined: boolean,
  messages: DeviceOfferProps['messages'],
): string | null => {
  if (hasDeclined) return messages.declined;
  return state === 'on' || state === 'denied' ? messages[state] : null;
};

/** Has the focus that its button had. */
const Outcome = ({ text, settings }: { readonly text: string; readonly settings: string }) => {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <p ref={sentence} className={note} tabIndex={-1}>
        {text}
      </p>
      <a className={control.textLink} href="/settings/privacy">
        {settings}
      </a>
    </>
  );
};

/**
 * Offers notices on this device; only its button brings the question of the browser. Nothing is shown where they are on or
 * were declined, where the browser has none or has refused, and where the site sends none.
 */
export const DeviceOffer = (props: DeviceOfferProps) => {
  const { about, messages } = props;
  const [hasDeclined, setDeclined] = useState(false);
  const { state, isReady, isBusy, failed, turn } = useOffer(props);
  const outcome = isReady ? outcomeOf(state, hasDeclined, messages) : null;
  const isOffered = isReady && outcome === null && state === 'off';
  const decline = (): void => {
    if (isBusy) return;
    declineOffer();
    setDeclined(true);
  };
  return (
    <div className={isOffered || outcome !== null ? `${callOut.box} ${styles.offer}` : undefined}>
      {outcome === null && (
        <div role="status">{isOffered && <p className={note}>{messages[about]}</p>}</div>
      )}
      {isOffered && (
        <div className={styles.buttons}>
          <button
            className={control.quiet}
            type="button"
            aria-busy={isBusy}
            onClick={() => turn(true)}
          >
            {isBusy ? messages.busy : messages.turnOn}
          </button>
          <button className={control.quiet} type="button" onClick={decline}>
            {messages.decline}
          </button>
        </div>
      )}
      {isOffered && failed !== null && (
        <p className={error} role="alert">
          {failed}
        </p>
      )}
      {outcome !== null && <Outcome text={outcome} settings={messages.settings} />}
    </div>
  );
};
