import type { OpenStaff } from '@broadsheet/staff/open-staff';
import type { StudioHandlers } from './studio-handler.ts';

type StaffHandlers = Pick<
  StudioHandlers,
  | 'studioLogin'
  | 'studioLogout'
  | 'studioMe'
  | 'studioPassword'
  | 'listStaff'
  | 'addStaff'
  | 'changeStaff'
  | 'listAudit'
>;

/** The calls of Studio about staff, their sessions and the audit. */
export const createStaffHandlers = (staff: OpenStaff): StaffHandlers => ({
  studioLogin: async ({ body, request, reply }) => {
    const loggedIn = await staff.login({ ...body, clientAddress: request.ip });
    reply.writeStudioSession(loggedIn.token);
    return loggedIn.staff;
  },
  studioLogout: async ({ request, reply }) => {
    await staff.logout(request.studioToken());
    reply.dropStudioSession();
    return {};
  },
  studioMe: async (change) => change.staff,
  studioPassword: async ({ body, request, ...change }) => {
    const token = request.studioToken();
    await staff.changePassword({ ...body, staff: change.staff, token, clientAddress: request.ip });
    return {};
  },
  listStaff: async () => ({ items: await staff.list() }),
  addStaff: ({ body, ...change }) => staff.add(change.staff, body),
  changeStaff: ({ params, body, ...change }) => staff.change(change.staff, params.staff, body),
  listAudit: ({ query }) => staff.listAudit(query),
});
