import { type CheckedLink, checkLinks, LINKS_MAX } from '@broadsheet/contract/studio/link-calls';
import { useState } from 'react';
import { callStudio } from '../api/call-studio.ts';
import { useAct } from '../data/use-act.ts';
import { LINK_COLUMNS } from './columns.ts';
import type { Sheet } from './sheet.ts';

/** The results so far, by URL. */
export type CheckedLinks = ReadonlyMap<string, CheckedLink>;

export interface LinkCheck {
  readonly checked: CheckedLinks;
  readonly run: () => void;
  readonly isBusy: boolean;
  readonly fault: unknown;
}

/** Lists every link and image URL of a sheet once. */
const addressesOf = ({ columns, rows }: Sheet): readonly string[] => {
  const columnIndexes = LINK_COLUMNS.map((column) => columns.indexOf(column)).filter(
    (at) => at >= 0,
  );
  const all = rows.flatMap(({ cells }) => columnIndexes.map((at) => cells?.[at]?.trim() ?? ''));
  return [...new Set(all)].filter((address) => address !== '');
};

/** Checks the links of a sheet, in batches of the call's limit. */
export const useLinkCheck = (sheet: Sheet): LinkCheck => {
  const [checked, setChecked] = useState<CheckedLinks>(new Map());
  const { act, isBusy, fault } = useAct();
  const run = () =>
    void act(async () => {
      const addresses = addressesOf(sheet);
      const found = new Map<string, CheckedLink>();
      for (let at = 0; at < addresses.length; at += LINKS_MAX) {
        const body = { addresses: addresses.slice(at, at + LINKS_MAX) };
        const { items } = await callStudio(checkLinks, { body });
        for (const item of items) found.set(item.address, item);
        setChecked(new Map(found));
      }
    });
  return { checked, run, isBusy, fault };
};
