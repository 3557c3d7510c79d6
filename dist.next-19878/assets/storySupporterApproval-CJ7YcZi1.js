//# allFunctionsCalledOnLoad

import{r as e}from"./user-class-office-D4EW-EDF.js";import{a as t}from"./routes-office-Dsg_2IqN.js";import{j as n}from"./vendor-D_iKJM-m.js";var r=n(),i=()=>(0,r.jsx)(e,{place:t.useSearch()});export{i as component};