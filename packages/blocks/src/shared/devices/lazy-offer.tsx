import { type ComponentType, lazy, Suspense } from 'react';
import type { DeviceOfferProps } from './device-offer.tsx';

/** Lazy: it is for members who have just acted, and have no notices yet. Without a network there is no offer. */
const DeviceOffer = lazy(async (): Promise<{ default: ComponentType<DeviceOfferProps> }> => {
  try {
    return { default: (await import('./device-offer.tsx')).DeviceOffer };
  } catch {
    return { default: () => null };
  }
});

/** The offer of notices, in place after an act. Only in a browser. */
export const LazyOffer = (props: DeviceOfferProps) => (
  <Suspense fallback={null}>
    <DeviceOffer {...props} />
  </Suspense>
);
