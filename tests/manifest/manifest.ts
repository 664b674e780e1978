import { readFileSync } from 'node:fs';

interface ManifestCall {
  service: string;
  method: string;
  path: string;
  auth: 'public' | 'token' | 'recruiter';
  bffPath?: string;
}

interface ManifestPage {
  /** The name of its layout. */
  name: string;
  paths: string[];
  auth: 'public' | 'seeker';
  brands: string[];
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** A registration starts without an account: the page does not decide what its later steps need. */
const authOf = (auth: string): ManifestPage['auth'] =>
  auth.startsWith('public') ? 'public' : 'seeker';

const calls = read('./calls.json') as Record<'calls' | 'added' | 'recruiters', ManifestCall[]>;
const pages = read('./pages.json') as {
  kinds: { kind: string; paths: string[]; auth: string; brands: string }[];
  otherPaths: { layout: string; paths: string[]; auth: string; brands?: string }[];
};

/** Every call of the product, built or not. */
export const MANIFEST_CALLS: readonly ManifestCall[] = [
  ...calls.calls,
  ...calls.added,
  ...calls.recruiters,
];

const brandsOf = (brands = 'both'): string[] =>
  brands === 'both' ? ['tech', 'management'] : [brands];

/** Every page of the product, implemented or not. `notfound` has no path of its own. */
export const MANIFEST_PAGES: readonly ManifestPage[] = [
  ...pages.kinds.map(({ kind, paths, auth, brands }) => ({
    name: kind,
    paths: kind === 'notfound' ? [] : paths,
    auth: authOf(auth),
    brands: brandsOf(brands),
  })),
  ...pages.otherPaths.map(({ layout, paths, auth, brands }) => ({
    name: layout,
    paths,
    auth: authOf(auth),
    brands: brandsOf(brands),
  })),
];
