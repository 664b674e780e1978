import { SOCIAL_KINDS } from '@broadsheet/contract/social-address';
import { useState } from 'react';
import type { BlockProps } from '../block-component.ts';
import { FormNotice } from '../shared/form/form-notice.tsx';
import { FormPage } from '../shared/form/form-page.tsx';
import type { socialLinks } from './schema.ts';
import * as styles from './social-links.styles.ts';
import { SocialRow } from './social-row.tsx';

const NEXT = '/socialconnection?done=saved';

export const SocialLinks = ({
  id,
  settings,
  data,
  messages,
  dispatch,
}: BlockProps<typeof socialLinks>) => {
  const texts = messages['social-links'];
  const [items, setItems] = useState<Props['items']>(data.items);
  return (
    <FormPage id={id} title={settings.title} failed={data.failed}>
      <p>
        {texts.intro} <a href="/myprofile">{texts.profile}</a>.
      </p>
      {data.isDone && data.failed === null && <FormNotice>{texts.saved}</FormNotice>}
      <ul className={styles.list} aria-labelledby={`${id}-title`}>
        {SOCIAL_KINDS.map((kind) => (
          <SocialRow
            key={kind}
            kind={kind}
            address={items.find((item) => item.kind === kind)?.address}
            next={NEXT}
            messages={messages}
            dispatch={dispatch}
            onChanged={(now, message) => {
              setItems(now);
              dispatch({ action: 'toast', tone: 'success', message });
            }}
          />
        ))}
      </ul>
    </FormPage>
  );
};

type Props = BlockProps<typeof socialLinks>['data'];
