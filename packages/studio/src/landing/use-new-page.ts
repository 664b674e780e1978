import type { Brand } from '@broadsheet/contract/brand';
import type { StudioPage } from '@broadsheet/contract/studio/content-calls';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { editHref } from '../changes/edit-href.ts';
import { useAct } from '../data/use-act.ts';
import { useRefresh } from '../data/use-call.ts';
import type { Palette } from '../editor/audience/audience-fields.ts';
import { createPage, freeFile } from './create-page.ts';
import { addressForTitle, formatAddressFault } from './landing-address.ts';
import { TEMPLATES } from './new-landing.ts';

interface Typed {
  readonly title: string;
  /** Null until somebody types a URL; then the title no longer decides it. */
  readonly address: string | null;
  readonly description: string;
  readonly former: string;
  readonly brands: readonly Brand[];
  readonly start: string;
}

/** What the form for a new page has in it, what is wrong with it, and how to send it. */
export const useNewPage = (
  pages: readonly StudioPage[],
  files: readonly string[],
  palette: Palette,
) => {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { act, isBusy, fault } = useAct();
  const [typed, setTyped] = useState<Typed>({
    title: '',
    address: null,
    description: '',
    former: '',
    brands: palette.brands.map(({ brand }) => brand),
    start: TEMPLATES[0]?.id ?? '',
  });
  const [isTried, setTried] = useState(false);
  const title = typed.title.trim();
  const description = typed.description.trim();
  const isUntouched = typed.title === '' && typed.address === null;
  const address = typed.address ?? addressForTitle(typed.title);
  const taken = pages.flatMap(({ landing, path }) => (landing && path !== null ? [path] : []));
  const addressFault = formatAddressFault(address, taken);

  const create = async () => {
    const file = freeFile(address, files);
    const page = file.replace(/^layouts\/|\.json$/g, '');
    const { brands, start, former } = typed;
    const landing = { title, address, description, brands, page };
    const change = await createPage({
      landing,
      file,
      start,
      former: former.trim(),
      files,
      palette,
    });
    await refresh('/changes');
    await navigate(editHref(change, file));
  };
  return {
    typed,
    address: isUntouched ? '' : address,
    faults: {
      title: isTried && title === '' ? 'A page needs a title.' : null,
      address: isUntouched ? null : addressFault,
      description: isTried && description === '' ? 'A page needs a description.' : null,
    },
    isBusy,
    fault,
    write: (fields: Partial<Typed>) => setTyped((last) => ({ ...last, ...fields })),
    submit: (event: FormEvent) => {
      event.preventDefault();
      setTried(true);
      if (title !== '' && description !== '' && addressFault === null) void act(create);
    },
  };
};
