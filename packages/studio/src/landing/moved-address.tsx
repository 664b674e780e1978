import type { Redirect } from '@broadsheet/contract/redirects';
import { REDIRECTS_FILE } from '@broadsheet/contract/redirects';
import { tidyAddress } from '@broadsheet/contract/site-addresses';
import type { Change } from '@broadsheet/contract/studio/change';
import { saveDocument } from '@broadsheet/contract/studio/change-calls';
import { listFiles, listPages, readFile } from '@broadsheet/contract/studio/content-calls';
import { Button } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { findDocument } from '../changes/versioned-document.ts';
import { FaultLine } from '../controls/fault-line.tsx';
import { useAct } from '../data/use-act.ts';
import { useCall } from '../data/use-call.ts';
import { addRedirect, readDraftRedirects } from '../redirects/draft-redirects.ts';

interface MovedAddressProps {
  readonly change: Change;
  readonly page: string;
  readonly address: string;
  readonly onChange: (change: Change) => void;
}

/** The redirects of a draft: its own, else the live ones. */
const readRedirects = async (change: Change): Promise<string> => {
  const own = findDocument(change, REDIRECTS_FILE);
  if (own?.text) return own.text;
  const { items } = await callStudio(listFiles, {});
  if (!items.some(({ file }) => file === REDIRECTS_FILE)) return '';
  return (await callStudio(readFile, { query: { file: REDIRECTS_FILE } })).text;
};

const isRedirected = (change: Change, from: string): boolean => {
  const { redirects } = readDraftRedirects(findDocument(change, REDIRECTS_FILE)?.text ?? '');
  return redirects?.some((each) => tidyAddress(each.from) === from) ?? false;
};

/** Offers a redirect from the live URL of a landing page that gets another one. Renders nothing if it stays. */
export const MovedAddress = ({ change, page, address, onChange }: MovedAddressProps) => {
  const pages = useCall(listPages);
  const { act, isBusy, fault } = useAct();
  const live = pages.data?.items.find(({ kind }) => kind === page);
  if (!live?.path || live.path === address) return null;
  const { path: from, brands } = live;
  if (isRedirected(change, from))
    return <p role="status">Visitors who use {from} will come to the new URL.</p>;
  const add = () =>
    act(async () => {
      const sites = brands.length > 1 ? {} : { brands: [...brands] };
      const added: Redirect = { from, to: address, status: 301, ...sites };
      const text = addRedirect(await readRedirects(change), added);
      if (text === null) throw new Error('The redirects are damaged. Fix them first.');
      const version = findDocument(change, REDIRECTS_FILE)?.version ?? null;
      const params = { change: change.id };
      const body = { file: REDIRECTS_FILE, version, text };
      onChange(await callStudio(saveDocument, { params, body }));
    });
  return (
    <div className="form">
      <p role="status">
        The live URL is {from}. Without a redirect, visitors who use it will see “Page not found”.
      </p>
      <div className="buttons">
        <Button className="button-quiet" data-busy={isBusy || undefined} onPress={add}>
          Redirect {from}
        </Button>
      </div>
      <FaultLine fault={fault} />
    </div>
  );
};
