import { createElement, use, useState, type ComponentType } from 'react';
import type { Loaded } from './loading.ts';

interface PartProps<Given extends object> {
  readonly source: Loaded<ComponentType<Given>>;
  readonly given: Given;
}

/** A part of the app: drawn at once if its code is here, else as soon as it has been loaded. */
export function Part<Given extends object>({ source, given }: PartProps<Given>) {
  // called once, so that a part that was a promise stays the same part when its code has arrived
  const [content] = useState(source);
  return content instanceof Promise ? (
    <Promised content={content} given={given} />
  ) : (
    createElement(content, given)
  );
}

interface PromisedProps<Given extends object> {
  readonly content: Promise<ComponentType<Given>>;
  readonly given: Given;
}

function Promised<Given extends object>({ content, given }: PromisedProps<Given>) {
  return createElement(use(content), given);
}
