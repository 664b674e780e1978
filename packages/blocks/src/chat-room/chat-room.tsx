import type { BlockProps } from '../block-component.ts';
import { ConversationList } from '../shared/chat/conversation-list.tsx';
import { ConversationView } from '../shared/chat/conversation-view.tsx';
import { LazyOffer } from '../shared/devices/lazy-offer.tsx';
import * as form from '../shared/form/form.styles.ts';
import { EmptyList } from '../shared/list/empty-list.tsx';
import { Pager } from '../shared/list/pager.tsx';
import { Section } from '../shared/page/section.tsx';
import * as styles from './chat-room.styles.ts';
import type { chatRoom } from './schema.ts';
import { StickyBack } from './sticky-back.tsx';

export const ChatRoom = ({
  id,
  settings,
  data,
  messages,
  dispatch,
}: BlockProps<typeof chatRoom>) => {
  const { isPro, conversations, wantsChat, pager, room, now, failed } = data;
  if (!isPro)
    return (
      <Section id={id} title={settings.title}>
        <EmptyList
          icon="chat"
          text={settings.offer}
          links={[{ label: messages.chat.proBenefits, href: '/subscribe/pro-membership' }]}
        />
      </Section>
    );
  return (
    <div className={`${styles.page} ${room === null ? '' : styles.withRoom}`}>
      <div className={styles.list}>
        <Section id={id} title={settings.title}>
          {failed !== null && (
            <div className={`${form.notice} ${form.alarm}`} role="alert">
              {failed}
            </div>
          )}
          {!wantsChat && (
            <p className={form.aside}>
              {messages.chat.recruitersOff}{' '}
              <a href="/settings/privacy">{messages.chat.recruitersOn}</a>
            </p>
          )}
          {conversations.length === 0 ? (
            <EmptyList
              icon="chat"
              text={settings.empty}
              links={[{ label: messages.chat.findJobs, href: '/jobfeed' }]}
            />
          ) : (
            <ConversationList
              label={settings.title}
              conversations={conversations}
              openId={room?.conversation.id ?? null}
              messages={messages.chat}
            />
          )}
          <Pager pager={pager} messages={messages} />
          <StickyBack messages={messages.chat} />
        </Section>
      </div>
      {room !== null && (
        <ConversationView
          key={room.conversation.id}
          id={id}
          room={room}
          now={now}
          messages={messages.chat}
          dispatch={dispatch}
          afterSending={
            <LazyOffer about="messages" messages={messages['device-offer']} dispatch={dispatch} />
          }
        />
      )}
    </div>
  );
};
