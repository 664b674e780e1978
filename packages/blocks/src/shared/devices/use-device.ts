import type { Action } from '@broadsheet/contract/actions';
import { useEffect, useRef, useState } from 'react';
import { type DeviceChange, turnOff, turnOn } from './change-device.ts';
import { type DeviceState, readDeviceState } from './device-state.ts';

interface Device {
  /** Null until the browser has answered. */
  readonly state: DeviceState | null;
  readonly isBusy: boolean;
  /** The text of a failure; null without one. */
  readonly failed: string | null;
  readonly turn: (isOn: boolean) => void;
}

interface DeviceOptions {
  /** The key of the site; null until it is known. */
  readonly publicKey: string | null;
  /** The text for a browser that cannot subscribe now. */
  readonly failed: string;
  readonly dispatch: (action: Action) => void;
}

/** The notices of this browser, and how to turn them on and off. */
export const useDevice = ({ publicKey, failed, dispatch }: DeviceOptions): Device => {
  const [state, setState] = useState<DeviceState | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const underWay = useRef(false);

  useEffect(() => {
    void readDeviceState().then(setState);
  }, []);

  const follow = ({ state: next, message, isFailed, ended }: DeviceChange): void => {
    if (ended) dispatch({ action: 'leave-session', status: ended });
    setState(next);
    setFailure(isFailed ? message : null);
    if (!isFailed && message) dispatch({ action: 'toast', tone: 'success', message });
  };

  const change = async (isOn: boolean): Promise<void> => {
    underWay.current = true;
    setBusy(true);
    follow(isOn && publicKey !== null ? await turnOn(publicKey, failed) : await turnOff(failed));
    underWay.current = false;
    setBusy(false);
  };

  const turn = (isOn: boolean): void => {
    if (!underWay.current) void change(isOn);
  };
  return { state, isBusy, failed: failure, turn };
};
