type FileType = 'html' | 'script' | 'style' | 'font';

interface WeighedFile {
  readonly file: string;
  readonly bytes: number;
}

interface PageBudgets {
  readonly path: string;
  readonly script: { readonly budget: number; readonly goal: number };
  readonly style: { readonly budget: number; readonly goal: number };
}

export function readBudgets(): Promise<Record<string, PageBudgets>>;
export function weighPage(dist: string, path: string): Promise<Record<FileType, readonly WeighedFile[]>>;
export function sumBytes(files: readonly WeighedFile[]): number;
export function exceededBudgets(dist: string, budgets: Record<string, PageBudgets>): Promise<readonly string[]>;
