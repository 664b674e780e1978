import { type LinkHealth, startLinkHealth } from '@broadsheet/contract/studio/health-calls';
import { Button } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { Empty } from '../controls/empty.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { useAct } from '../data/use-act.ts';
import { count } from '../format/count.ts';
import { formatInstant } from '../format/format-instant.ts';
import { useSession } from '../session/session.tsx';
import type { OnEdit } from './edit-link.tsx';
import { LinkList } from './link-list.tsx';
import type { Health } from './use-health.ts';

interface LinksSectionProps extends Pick<Health, 'links'> {
  readonly onEdit: OnEdit;
}

const Progress = ({ of: { checked, of } }: { readonly of: NonNullable<LinkHealth['running']> }) => (
  <p>
    <progress aria-label="Links checked" value={checked} max={of} /> {checked} of{' '}
    {count(of, 'link')}
  </p>
);

const LastCheck = ({ last, onEdit }: Pick<LinkHealth, 'last'> & { readonly onEdit: OnEdit }) => {
  if (!last) return <Empty>Links not checked yet.</Empty>;
  const { at, by, checked, leftOut, bad } = last;
  return (
    <>
      <p className={bad.length === 0 ? 'fine' : undefined}>
        {count(checked, 'link')} checked on {formatInstant(at)} by {by.name}:{' '}
        {bad.length === 0
          ? 'all work.'
          : `${count(bad.length, 'link needs', 'links need')} attention.`}
        {leftOut > 0 && ` ${count(leftOut, 'more link was', 'more links were')} not checked.`}
      </p>
      <LinkList bad={bad} onEdit={onEdit} />
    </>
  );
};

/** The links of layouts, texts and banners, as they were last checked. */
export const LinksSection = ({ links, onEdit }: LinksSectionProps) => {
  const { may } = useSession();
  const { act, isBusy, fault } = useAct();
  const begin = () =>
    act(
      async () =>
        void (await links.mutate(await callStudio(startLinkHealth), { revalidate: true })),
    );
  return (
    <section aria-labelledby="links">
      <h2 id="links">Links</h2>
      <Loaded of={links} rows={2}>
        {({ running, last }) => (
          <>
            {may('editor') && !running && (
              <div className="buttons">
                <Button
                  className="button-quiet"
                  data-busy={isBusy || undefined}
                  onPress={() => void begin()}
                >
                  Check links now
                </Button>
              </div>
            )}
            <div role="status">{running && <Progress of={running} />}</div>
            <FaultLine fault={fault} />
            <LastCheck last={last} onEdit={onEdit} />
          </>
        )}
      </Loaded>
    </section>
  );
};
