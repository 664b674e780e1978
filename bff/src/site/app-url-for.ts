import type { BrandConfig } from '@broadsheet/contract/brand-config';

/** Devices by user agent, first match wins; Huawei's phones have no Google Play. */
const STORES: readonly { readonly store: string; readonly agent: RegExp }[] = [
  { store: 'ios', agent: /\b(iPhone|iPad|iPod)\b/ },
  { store: 'huawei', agent: /\b(HUAWEI|HMSCore|HarmonyOS)\b/i },
  { store: 'android', agent: /\bAndroid\b/ },
];

/** The brand's app in the store of a device; null where the device has no store, or the brand no app there. */
export const appUrlFor = (
  { apps }: Pick<BrandConfig, 'apps'>,
  userAgent: string,
): string | null => {
  const device = STORES.find(({ agent }) => agent.test(userAgent));
  return apps.find(({ store }) => store === device?.store)?.url ?? null;
};
