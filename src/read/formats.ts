import { csv, tsv } from './csv';
import type { BinaryFormat, ContainerFormat, TextFormat } from './format';
import { gzip } from './compression/gzip';
import { json, jsonLines } from './json';
import { parquet } from './parquet';
import { xlsx } from './xlsx';
import { zip } from './compression/zip';

/** Every format of text, in the order in which they are tried; the last one takes any text. */
export const TEXT_FORMATS: readonly TextFormat[] = [jsonLines, json, tsv, csv];

/** Formats that are no text, told by the bytes they begin with. */
export const BINARY_FORMATS: readonly BinaryFormat[] = [xlsx, parquet];

/** Files around files; a workbook is a zip too, so these come after the binary formats. */
export const CONTAINER_FORMATS: readonly ContainerFormat[] = [gzip, zip];
