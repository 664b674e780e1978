import type { SocialKind } from '@broadsheet/contract/social-address';

/** The name of each social site, and the URL pattern of a profile there. */
export const SOCIAL_SITES: Readonly<
  Record<SocialKind, { readonly name: string; readonly example: string }>
> = {
  linkedin: { name: 'LinkedIn', example: 'linkedin.com/in/asha-rao' },
  facebook: { name: 'Facebook', example: 'facebook.com/asha.rao' },
  twitter: { name: 'X (Twitter)', example: 'x.com/asharao' },
};
