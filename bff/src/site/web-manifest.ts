import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import { versionedAsset } from '@broadsheet/contract/versioned-asset';
import type { Messages } from '@broadsheet/messages/message-areas';
import { MARK_ICONS, type MarkIconName } from '@broadsheet/theme/brand-mark';
import { NEUTRALS, type Scheme } from '@broadsheet/theme/neutrals';

const coloursOf = (scheme: Scheme) => ({
  theme_color: NEUTRALS[scheme].surface,
  background_color: NEUTRALS[scheme].surface,
});

const iconOf = (brand: BrandConfig, name: MarkIconName) => {
  const { size, purpose } = MARK_ICONS[name];
  return {
    src: versionedAsset(brand, `/${name}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  };
};

/**
 * A brand's web app manifest: what a browser installs the site as. The vector comes last, for browsers that
 * install no vector.
 * @param icons the pictures that the build has of the brand's mark
 */
export const webManifestOf = (
  brand: BrandConfig,
  messages: Messages['app'],
  icons: readonly MarkIconName[],
) => {
  const vector = {
    src: versionedAsset(brand, '/favicon.svg'),
    sizes: 'any',
    type: 'image/svg+xml',
    purpose: 'any',
  };
  const pictures = icons.filter((name) => name !== 'apple-touch-icon');
  const shortcut = (name: string, url: string) => ({ name, url, icons: [vector] });
  return {
    id: '/',
    name: brand.name,
    short_name: brand.shortName ?? brand.name,
    description: brand.tagline,
    lang: 'en-IN',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['business', 'productivity'],
    ...coloursOf('light'),
    user_preferences: { color_scheme: { dark: coloursOf('dark') } },
    icons: [...pictures.map((name) => iconOf(brand, name)), vector],
    shortcuts: [
      shortcut(messages.jobsForYou, hrefOf('jobfeed')),
      shortcut(messages.search, searchHref('')),
      shortcut(messages.applied, hrefOf('applied-jobs')),
    ],
  };
};
