import { useMemo } from 'react';
import type { Block } from '../../text/rulebook/blocks.ts';
import { richBlock, type Rich } from '../../text/rulebook/rich.ts';
import { text, type RulesKey } from '../../text/rules.ts';
import { Stretches } from '../controls/RichText.tsx';
import { Diagram } from './Diagram.tsx';
import { RuleFits } from './RuleFits.tsx';
import { RulesTable } from './RulesTable.tsx';
import './diagram.css';
import './rules.css';

/** The parts of a section, one below the other; every term is explained at its first occurrence. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  const rich = useMemo(() => richByKey(blocks), [blocks]);
  return blocks.map((block) => <BlockOf key={JSON.stringify(block)} block={block} rich={rich} />);
}

function richByKey(blocks: readonly Block[]): ReadonlyMap<RulesKey, readonly Rich[]> {
  const keys = blocks.flatMap((block): readonly RulesKey[] => {
    if (typeof block === 'string') return [block];
    return 'list' in block ? block.list : [];
  });
  const read = richBlock(keys.map((key) => text(key)));
  return new Map(keys.map((key, index) => [key, read[index] ?? []]));
}

interface BlockProps {
  readonly block: Block;
  readonly rich: ReadonlyMap<RulesKey, readonly Rich[]>;
}

function BlockOf({ block, rich }: BlockProps) {
  if (typeof block === 'string')
    return (
      <p>
        <Stretches stretches={rich.get(block) ?? []} />
      </p>
    );
  if ('heading' in block) return <h3>{text(block.heading)}</h3>;
  if ('diagrams' in block)
    return (
      <div className={block.diagrams.length > 1 ? 'diagrams several' : 'diagrams'}>
        {block.diagrams.map((name) => (
          <Diagram key={name} name={name} />
        ))}
      </div>
    );
  if ('table' in block) return <RulesTable name={block.table} />;
  if ('fits' in block) return <RuleFits rule={block.fits} />;
  if ('line' in block) return <code className="rules-line">{block.line}</code>;
  const List = block.numbered === true ? 'ol' : 'ul';
  return (
    <List>
      {block.list.map((key) => (
        <li key={key}>
          <Stretches stretches={rich.get(key) ?? []} />
        </li>
      ))}
    </List>
  );
}
