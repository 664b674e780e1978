import { listVitals } from '@broadsheet/contract/studio/health-calls';
import { METRICS_DAYS } from '@broadsheet/contract/studio/metrics-calls';
import { useCall } from '../../data/use-call.ts';
import { describeSpeed, type MeasuredPage } from './page-speed.ts';

const DEVICE_NAMES = { phone: 'phones', tablet: 'tablets', desktop: 'computers' } as const;

/** How fast the live page is on the previewed kind of device, as visitors' browsers measured it. */
export const SpeedLine = (measured: MeasuredPage) => {
  const { data } = useCall(
    listVitals,
    { query: { days: METRICS_DAYS } },
    { revalidateOnFocus: false },
  );
  if (!data) return null;
  const parts = describeSpeed(data.pages, measured);
  return (
    <p className="soft editor-speed">
      Speed for visitors on {DEVICE_NAMES[measured.device]}, last {METRICS_DAYS} days:{' '}
      {parts.length > 0 ? `${parts.join('. ')}.` : 'not measured yet.'}
    </p>
  );
};
