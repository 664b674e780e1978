import type { BrandConfig } from '@broadsheet/contract/brand-config';

/** Devices by what their browsers say of themselves, the first that fits; Huawei's phones have no Google Play. */
const STORES: readonly { readonly store: string; readonly agent: RegExp }[] = [
  { store: 'ios', agent: /\b(iPhone|iPad|iPod)\b/ },
  { store: 'huawei', agent: /\b(HUAWEI|HMSCore|HarmonyOS)\b/i },
  { store: 'android', agent: /\bAndroid\b/ },
];

/** The brand's app in the store that a device has; null where it has none, or the brand no app there. */
export const appUrlFor = (
  { apps }: Pick<BrandConfig, 'apps'>,
  userAgent: string,
): string | null => {
  const device = STORES.find(({ agent }) => agent.test(userAgent));
  return apps.find(({ store }) => store === device?.store)?.url ?? null;
};
