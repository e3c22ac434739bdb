interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** What is seen of a state at a width in px. */
export interface SeenState {
  readonly width: number;
  readonly window: Picture;
  readonly crop: Picture;
  readonly kept: { readonly src: string; readonly share: number } | undefined;
  readonly texts: readonly { readonly where: string; readonly text: string }[];
  readonly stops: readonly string[];
  readonly components: readonly string[];
  readonly tokens: readonly { readonly name: string; readonly value: string }[];
  readonly tree: string;
  readonly problems: readonly string[];
}

interface Board<State> {
  readonly machine: string;
  readonly description: string;
  readonly svg: string;
  readonly states: readonly (State & { readonly seen: readonly SeenState[] })[];
  readonly paths: readonly object[];
}

export function storyboardDocument<State>(storyboard: {
  readonly title: string;
  readonly boards: readonly Board<State>[];
  readonly fonts?: string;
}): string;
