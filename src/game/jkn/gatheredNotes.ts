import { cleanNotes, NO_NOTES, type Arrow, type Mark, type Notes } from '../tree/index.ts';

/** The notes on one move while its text is read. Each part is added and cleaned only once, however many there are. */
export class GatheredNotes {
  private readonly before: string[] = [];
  private readonly after: string[] = [];
  private readonly nags = new Set<number>();
  private readonly arrows: Arrow[] = [];
  private readonly marks: Mark[] = [];
  private readonly commands: string[] = [];
  private clock: number | null = null;

  add({
    before = '',
    after = '',
    nags = [],
    arrows = [],
    marks = [],
    commands = [],
    clock,
  }: Partial<Notes>): void {
    if (before !== '') this.before.push(before);
    if (after !== '') this.after.push(after);
    for (const nag of nags) this.nags.add(nag);
    for (const arrow of arrows) this.arrows.push(arrow);
    for (const mark of marks) this.marks.push(mark);
    for (const command of commands) this.commands.push(command);
    this.clock = clock ?? this.clock;
  }

  /** All notes as a record can hold them: comments as paragraphs. */
  whole(): Notes {
    const { nags, arrows, marks, commands, clock } = this;
    const [before, after] = [this.before.join('\n'), this.after.join('\n')];
    return cleanNotes({ ...NO_NOTES, before, after, nags: [...nags], arrows, marks, commands, clock });
  }
}
