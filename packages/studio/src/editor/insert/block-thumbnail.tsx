/// <reference types="vite/types/importMeta.d.ts" />

/** `npm run pictures` writes them. The build gives each an address of its own. */
const ADDRESSES: Readonly<Record<string, string>> = import.meta.glob('./thumbnails/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A small picture of a block type beside its name; an empty frame for a type without one. */
export const BlockThumbnail = ({ type }: { readonly type: string }) => {
  const address = ADDRESSES[`./thumbnails/${type}.webp`];
  return (
    <span className="block-thumbnail">
      {address !== undefined && <img src={address} alt="" loading="lazy" decoding="async" />}
    </span>
  );
};
