import type { BlockProps } from '../block-component.ts';
import type { DeviceState } from '../shared/devices/device-state.ts';
import { useDevice } from '../shared/devices/use-device.ts';
import * as form from '../shared/form/form.styles.ts';
import { error } from '../shared/form/message.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import { FlagSwitch } from '../shared/settings/flag-switch.tsx';
import type { deviceNotices } from './schema.ts';

type Props = BlockProps<typeof deviceNotices>;

/** The sentence about this device; null if the button says it. */
const sentenceOf = (state: DeviceState, { devices }: Props['messages']): string | null => {
  if (state === 'off') return null;
  return state === 'needs-install' ? devices.needsInstall : devices[state];
};

export const DeviceNotices = ({ id, data, messages, dispatch }: Props) => {
  const { publicKey, kinds, next } = data;
  const { devices } = messages;
  const { state, isBusy, failed, turn } = useDevice({
    publicKey,
    failed: devices.failed,
    dispatch,
  });
  const isOn = state === 'on';
  return (
    <Section id={id} title={devices.title} note={devices.note}>
      <div className={form.page} data-live>
        {state !== null && sentenceOf(state, messages) !== null && (
          <p>{sentenceOf(state, messages)}</p>
        )}
        {(isOn || state === 'off') && (
          <button
            className={isOn ? control.quiet : control.primary}
            type="button"
            aria-busy={isBusy}
            onClick={() => turn(!isOn)}
          >
            {isBusy ? devices.busy : isOn ? devices.turnOff : devices.turnOn}
          </button>
        )}
        <div role="status">{failed !== null && <p className={error}>{failed}</p>}</div>
      </div>
      <p className={form.label}>{devices.kinds}</p>
      {kinds.map((kind) => (
        <FlagSwitch key={kind.name} flag={kind} next={next} dispatch={dispatch} />
      ))}
    </Section>
  );
};
