import type { BlockFixtures } from '../block-fixtures.ts';
import type { appDownload } from './schema.ts';

export const fixtures: BlockFixtures<typeof appDownload> = {
  usual: {
    settings: { title: 'Download the app', text: 'The same jobs on your phone.' },
    data: {
      own: '/api/app-store',
      stores: [
        { label: 'Google Play', href: 'https://apps.example.com/android' },
        { label: 'App Store', href: 'https://apps.example.com/ios' },
      ],
    },
  },
  'with pictures': {
    settings: {
      title: 'Choose your app store',
      text: 'Tap your store to download the app.',
      imageUrl: '/pictures/first.webp',
      narrowImageUrl: '/pictures/first.webp',
    },
    data: {
      own: '/api/app-store',
      stores: [
        { label: 'Google Play', href: 'https://apps.example.com/android' },
        { label: 'App Store', href: 'https://apps.example.com/ios' },
      ],
    },
  },
};
