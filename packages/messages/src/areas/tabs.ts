import tabs from '../../../../layouts/messages/en-IN/tabs.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Blocks under tabs. */
export const tabsMessages = defineMessages('tabs', tabs, { list: 'label' });
