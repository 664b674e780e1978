import type { Command, CommandInput, CommandSpec } from './command-line/command-spec.ts';
import { parseCommand } from './command-line/parse-command.ts';
import * as competitionSpecs from './competition/specs.ts';
import * as content from './content-specs.ts';
import * as operations from './operation-specs.ts';
import * as recruiterSpecs from './recruiter/specs.ts';

type Run<Spec extends CommandSpec> = (input: CommandInput<Spec>) => Promise<number>;

/** A command loads its code when it runs: `check` needs no database client. */
const command = <Spec extends CommandSpec>(
  spec: Spec,
  load: () => Promise<Run<Spec>>,
): Command => ({
  spec,
  run: async (argv) => {
    const input = parseCommand(spec, argv);
    return (await load())(input);
  },
});

const competition = () => import('./competition/commands.ts');
const recruiter = () => import('./recruiter/commands.ts');
const recruiterPictures = () => import('./recruiter/picture-commands.ts');
const orders = () => import('./orders-command.ts');

export interface CommandSection {
  readonly title: string;
  readonly commands: readonly Command[];
}

export const SECTIONS: readonly CommandSection[] = [
  {
    title: 'Content',
    commands: [
      command(content.check, async () => (await import('./check-command.ts')).runCheck),
      command(content.explain, async () => (await import('./explain-command.ts')).runExplain),
      command(content.diff, async () => (await import('./diff-command.ts')).runDiff),
      command(content.preview, async () => (await import('./preview-command.ts')).runPreview),
      command(content.publish, async () => (await import('./publish-command.ts')).runPublish),
      command(content.schema, async () => (await import('./schema-command.ts')).runSchema),
      command(
        content.experimentsReport,
        async () => (await import('./experiments-report-command.ts')).runExperimentsReport,
      ),
    ],
  },
  {
    title: 'Operations',
    commands: [
      command(
        operations.jobsImport,
        async () => (await import('./jobs-import-command.ts')).runJobsImport,
      ),
      command(
        operations.jobsReview,
        async () => (await import('./jobs-review-command.ts')).runJobsReview,
      ),
      command(
        operations.picturesImport,
        async () => (await import('./pictures-import-command.ts')).runPicturesImport,
      ),
      command(
        operations.employersConfirm,
        async () => (await import('./employers-confirm-command.ts')).runEmployersConfirm,
      ),
      command(operations.ordersReconcile, async () => (await orders()).runReconcile),
      command(operations.ordersRefunds, async () => (await orders()).runRefunds),
      command(operations.ordersRefund, async () => (await orders()).runRefund),
      command(
        operations.staffAdd,
        async () => (await import('./staff-add-command.ts')).runStaffAdd,
      ),
    ],
  },
  {
    title: 'Competitions',
    commands: [
      command(competitionSpecs.status, async () => (await competition()).runStatus),
      command(competitionSpecs.entries, async () => (await competition()).runEntries),
      command(competitionSpecs.download, async () => (await competition()).runDownload),
      command(competitionSpecs.scores, async () => (await competition()).runScores),
      command(competitionSpecs.publish, async () => (await competition()).runPublish),
      command(competitionSpecs.dates, async () => (await competition()).runDates),
      command(competitionSpecs.extend, async () => (await competition()).runExtend),
      command(competitionSpecs.log, async () => (await competition()).runLog),
    ],
  },
  {
    title: 'Recruiters',
    commands: [
      command(
        recruiterSpecs.token,
        async () => (await import('./recruiter/token-command.ts')).runRecruiterToken,
      ),
      command(recruiterSpecs.jobs, async () => (await recruiter()).runJobs),
      command(recruiterSpecs.applicants, async () => (await recruiter()).runApplicants),
      command(recruiterSpecs.candidates, async () => (await recruiter()).runCandidates),
      command(recruiterSpecs.view, async () => (await recruiter()).runView),
      command(recruiterSpecs.shortlist, async () => (await recruiter()).runShortlist),
      command(recruiterSpecs.status, async () => (await recruiter()).runStatus),
      command(recruiterSpecs.slots, async () => (await recruiter()).runSlots),
      command(recruiterSpecs.invite, async () => (await recruiter()).runInvite),
      command(recruiterSpecs.requests, async () => (await recruiter()).runRequests),
      command(recruiterSpecs.assessment, async () => (await recruiter()).runAssessment),
      command(recruiterSpecs.setAssessment, async () => (await recruiter()).runSetAssessment),
      command(recruiterSpecs.results, async () => (await recruiter()).runResults),
      command(recruiterSpecs.chat, async () => (await recruiter()).runChat),
      command(recruiterSpecs.answer, async () => (await recruiter()).runAnswer),
      command(recruiterSpecs.followUp, async () => (await recruiter()).runFollowUp),
      command(recruiterSpecs.portrait, async () => (await recruiterPictures()).runPortrait),
      command(recruiterSpecs.pictures, async () => (await recruiterPictures()).runPictures),
      command(
        recruiterSpecs.companyPicture,
        async () => (await recruiterPictures()).runCompanyPicture,
      ),
    ],
  },
];
