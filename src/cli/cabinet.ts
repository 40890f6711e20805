import { answerCabinet } from './cabinetCommands.ts';
import { door } from './door.ts';

// The command-line entry point to the cabinet: see docs/cabinet.md.
await door(answerCabinet, process.argv.slice(2));
