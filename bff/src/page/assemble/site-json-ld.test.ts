import { expect, it } from 'vitest';
import { withAbsoluteAddresses } from './site-json-ld.ts';

it('puts the origin before local addresses, at any depth, and nowhere else', () => {
  const written = {
    '@type': 'BreadcrumbList',
    name: '/not an address',
    itemListElement: [{ '@type': 'ListItem', item: '/c/backend-jobs' }],
    hiringOrganization: { sameAs: ['/company/acme', 'https://acme.example/'] },
  };
  expect(withAbsoluteAddresses(written, 'https://jobs.example')).toEqual({
    '@type': 'BreadcrumbList',
    name: '/not an address',
    itemListElement: [{ '@type': 'ListItem', item: 'https://jobs.example/c/backend-jobs' }],
    hiringOrganization: { sameAs: ['https://jobs.example/company/acme', 'https://acme.example/'] },
  });
});
